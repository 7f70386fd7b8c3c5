/**
 * @generated SignedSource<<621b2ddc105e042bafe81ac5fcaae89c>>
 * @relayHash a3c7b03d9fae90439973be91a3d3986f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9c1c5ebeface339836e2245877970a5d73e272b19893a5a30889498f1f192ef5

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrivacySettingsScreenQuery } from './PrivacySettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PrivacySettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9c1c5ebeface339836e2245877970a5d73e272b19893a5a30889498f1f192ef5",
    "metadata": {},
    "name": "PrivacySettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
