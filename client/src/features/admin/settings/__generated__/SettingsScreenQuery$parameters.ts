/**
 * @generated SignedSource<<35b07cc36e08813da2a4206ad6c95f23>>
 * @relayHash 26bf1ce8516cec0a0130190812d996e1
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83b5459bef022308f2435ff44d8fa899843857a3b4908736e6835b25ce2bb6d4

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { SettingsScreenQuery } from './SettingsScreenQuery.graphql';

const node: PreloadableConcreteRequest<SettingsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "83b5459bef022308f2435ff44d8fa899843857a3b4908736e6835b25ce2bb6d4",
    "metadata": {},
    "name": "SettingsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
