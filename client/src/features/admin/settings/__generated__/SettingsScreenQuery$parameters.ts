/**
 * @generated SignedSource<<11b06f5b6936daf48d18e874d9af11e2>>
 * @relayHash a830e57a41b48880503b61eecf8614f9
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e726ebd9e19de3202edebf28097a123423d323149b13dd8f7ca4907f4fba79d9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "e726ebd9e19de3202edebf28097a123423d323149b13dd8f7ca4907f4fba79d9",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
