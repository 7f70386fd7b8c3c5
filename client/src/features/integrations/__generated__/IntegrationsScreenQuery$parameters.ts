/**
 * @generated SignedSource<<c1e84d40c1eb85de0185903f16d367a2>>
 * @relayHash cf392d1adfc9af45c0761dfab0292f66
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4e963b43a081167e8b3c76bca9f20638277ba51fbb9c4ae56ec8b9b0fb059fa8

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntegrationsScreenQuery } from './IntegrationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<IntegrationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4e963b43a081167e8b3c76bca9f20638277ba51fbb9c4ae56ec8b9b0fb059fa8",
    "metadata": {},
    "name": "IntegrationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
