/**
 * @generated SignedSource<<f19897df15b0ca8bd9c6bb3e2c12540b>>
 * @relayHash 6ecd824cd438e2a7cb24de9286902c0f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2c39b14abde92a3ffe8da6b17e22902987dbca8cf250251e66d9b2eb942ada50

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerOrdersTabQuery } from './BuyerOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<BuyerOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2c39b14abde92a3ffe8da6b17e22902987dbca8cf250251e66d9b2eb942ada50",
    "metadata": {},
    "name": "BuyerOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
