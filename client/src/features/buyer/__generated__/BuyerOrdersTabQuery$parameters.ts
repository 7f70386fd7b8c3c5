/**
 * @generated SignedSource<<e1bd5e4936a0294ea963323d56f2727e>>
 * @relayHash 44f95cd10815487fc209059810780e1c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4ec8db5e297cb203d1e0aa509408573cca9cc86a945e03b81398433bac233457

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerOrdersTabQuery } from './BuyerOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<BuyerOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4ec8db5e297cb203d1e0aa509408573cca9cc86a945e03b81398433bac233457",
    "metadata": {},
    "name": "BuyerOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
