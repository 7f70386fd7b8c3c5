/**
 * @generated SignedSource<<1198e3f950e83b37cf758b5beb6ca719>>
 * @relayHash 6b14ec4c5daf32c6f212fab800ba1c93
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83aa8463e61c043e78e7c07d81a32c5b0d4c221be67c799fbb9582410c5fed76

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ProfileTabQuery } from './ProfileTabQuery.graphql';

const node: PreloadableConcreteRequest<ProfileTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "83aa8463e61c043e78e7c07d81a32c5b0d4c221be67c799fbb9582410c5fed76",
    "metadata": {},
    "name": "ProfileTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
