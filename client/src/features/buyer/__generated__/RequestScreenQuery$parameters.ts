/**
 * @generated SignedSource<<5bf4d159329208255d7e1fa758cf1fe8>>
 * @relayHash 5923377edccf79d09f326c04e429f1ce
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 43397bb4a58b2cdc6838a3f0b34cb446c363d510c192e62eb1f04db8cdf6e028

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "43397bb4a58b2cdc6838a3f0b34cb446c363d510c192e62eb1f04db8cdf6e028",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
