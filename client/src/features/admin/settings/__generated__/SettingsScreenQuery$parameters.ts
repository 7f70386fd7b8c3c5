/**
 * @generated SignedSource<<bbcf578724ebc30da33c0afd4ab2d815>>
 * @relayHash f4b06e659a8d9458850fb78feddcfec6
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 292482ceea1fc8f3ea755c908d50b34659357b35cfac1c7ce55b773119496077

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "292482ceea1fc8f3ea755c908d50b34659357b35cfac1c7ce55b773119496077",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
