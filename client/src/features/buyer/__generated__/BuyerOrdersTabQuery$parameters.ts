/**
 * @generated SignedSource<<e5b79b5a5cd57e1799f844a85a95f401>>
 * @relayHash aee7b572d1edaff23e40942014ca66ad
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0751fece818f07c8f5bee7eaaa483d7fb04e32fb6af46f2979502dcc6608455e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerOrdersTabQuery } from './BuyerOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<BuyerOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0751fece818f07c8f5bee7eaaa483d7fb04e32fb6af46f2979502dcc6608455e",
    "metadata": {},
    "name": "BuyerOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
