/**
 * @generated SignedSource<<60012fc8d9a4154dcfefd1132650c19b>>
 * @relayHash 752b5d5973209ab22a50164755369d83
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a1ba99a585922cf1f1ed1e5c36291ff64f45a46b19df88a59d8ebd63a412db86

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerOrdersTabQuery } from './BuyerOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<BuyerOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "a1ba99a585922cf1f1ed1e5c36291ff64f45a46b19df88a59d8ebd63a412db86",
    "metadata": {},
    "name": "BuyerOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
