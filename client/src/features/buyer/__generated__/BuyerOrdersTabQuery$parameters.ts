/**
 * @generated SignedSource<<917d6ba4ba46ebfdfddc829a0b4686e5>>
 * @relayHash a414aefea474a5faacddbb7af143048a
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 49305d20ca2cbc9abff95fc7b0da2e56bf0b6dad66b9222049fb6abe7ae3e7af

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerOrdersTabQuery } from './BuyerOrdersTabQuery.graphql';

const node: PreloadableConcreteRequest<BuyerOrdersTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "49305d20ca2cbc9abff95fc7b0da2e56bf0b6dad66b9222049fb6abe7ae3e7af",
    "metadata": {},
    "name": "BuyerOrdersTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
