/**
 * @generated SignedSource<<4ee54ee3e119cec4b056f07dfb6a9877>>
 * @relayHash 7ab59c970703c91bec70a384b3d50572
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b24b5e56dcb815d71e3cd7ae135cfdaea0d1e2570b81c631ca254700be3e6bfa

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BuyerPanelQuery } from './BuyerPanelQuery.graphql';

const node: PreloadableConcreteRequest<BuyerPanelQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b24b5e56dcb815d71e3cd7ae135cfdaea0d1e2570b81c631ca254700be3e6bfa",
    "metadata": {},
    "name": "BuyerPanelQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
