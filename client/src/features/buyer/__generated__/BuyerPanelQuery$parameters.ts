/**
 * @generated SignedSource<<dd5afb84c64bbe29b1f7e773d5821eb9>>
 * @relayHash c6aa8d339956362aeb0708306e9bf98f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 15deeeb6130903d515f3f2f6e116b6743d171da6aff3524cfcafc75127d884ea

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerPanelQuery } from './BuyerPanelQuery.graphql';

const node: PreloadableConcreteRequest<BuyerPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "15deeeb6130903d515f3f2f6e116b6743d171da6aff3524cfcafc75127d884ea",
    "metadata": {},
    "name": "BuyerPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
