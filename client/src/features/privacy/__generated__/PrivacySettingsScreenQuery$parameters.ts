/**
 * @generated SignedSource<<9b9b5765e9916ab002495a939b1bb262>>
 * @relayHash b33e979e6c7c2a43279e3c1af97ac5c9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 280bac348baed2845afa944675004cb1df2f39227a034c59b2ae29e637e09cf9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PrivacySettingsScreenQuery } from './PrivacySettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<PrivacySettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "280bac348baed2845afa944675004cb1df2f39227a034c59b2ae29e637e09cf9",
    "metadata": {},
    "name": "PrivacySettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
