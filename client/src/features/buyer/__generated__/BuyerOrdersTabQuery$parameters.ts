/**
 * @generated SignedSource<<14174e17b3a202d74c397db49066f0a9>>
 * @relayHash 17eb0dd588274935b756e1f10db5268f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7ac16e0ab404b004573c04c270dec9ac0a48888fc718e4e9a090007e06dbe464

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerOrdersTabQuery } from './BuyerOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<BuyerOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7ac16e0ab404b004573c04c270dec9ac0a48888fc718e4e9a090007e06dbe464",
    "metadata": {},
    "name": "BuyerOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
