/**
 * @generated SignedSource<<7f3dfb21fd54800e94813e40f89e9407>>
 * @relayHash 93acb047c8b26e80c584fd5e2f271b60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3430a80a4017f0c2a510f461134ec3d1f3214edaee0857fb9317ee16e70729a7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowScreenFollowedQuery } from './FollowScreenFollowedQuery.graphql';

const node: PreloadableConcreteRequest<FollowScreenFollowedQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3430a80a4017f0c2a510f461134ec3d1f3214edaee0857fb9317ee16e70729a7",
    "metadata": {},
    "name": "FollowScreenFollowedQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
