/**
 * @generated SignedSource<<91c609917b851082a9b3f7441ef54c69>>
 * @relayHash 78e94a289cdcafb41f10444a65fe8e80
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4fcfc021731e8455563a59cca59580dbe6284adecb7469f9f621aa804624d6f6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { FollowedOrderScreenQuery } from './FollowedOrderScreenQuery.graphql';

const node: PreloadableConcreteRequest<FollowedOrderScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4fcfc021731e8455563a59cca59580dbe6284adecb7469f9f621aa804624d6f6",
    "metadata": {},
    "name": "FollowedOrderScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
