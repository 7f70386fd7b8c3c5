/**
 * @generated SignedSource<<51474c7ce3e5451c85834ecff53c5060>>
 * @relayHash 13b1a79cd745760f844824b6108bff22
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 34bcfc1da0b9cdb2c855d82fe576c5b9acb8ea7be35500deb5f1a6d8705aa3e1

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerOrdersTabQuery } from './BuyerOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<BuyerOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "34bcfc1da0b9cdb2c855d82fe576c5b9acb8ea7be35500deb5f1a6d8705aa3e1",
    "metadata": {},
    "name": "BuyerOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
