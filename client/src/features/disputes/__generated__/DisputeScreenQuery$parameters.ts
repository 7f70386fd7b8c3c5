/**
 * @generated SignedSource<<3d6bfc05859e89f8e6428497fa7d71af>>
 * @relayHash ef1daf26c9b10cd44e1bc5c8ce2e8f97
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 097c7abf1b8355d06eafb094192da66585cc7c346568908e680ce85f0a941409

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { DisputeScreenQuery } from './DisputeScreenQuery.graphql';

const node: PreloadableConcreteRequest<DisputeScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "097c7abf1b8355d06eafb094192da66585cc7c346568908e680ce85f0a941409",
    "metadata": {},
    "name": "DisputeScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
