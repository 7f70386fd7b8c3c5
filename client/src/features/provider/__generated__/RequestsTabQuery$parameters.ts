/**
 * @generated SignedSource<<26da94f969350449ae3269751abca47c>>
 * @relayHash 75dbc0bd85d17d58bc8e880d103ef758
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 4adad67e832a8ed4745eefc42a475281df635832ae363036e1701a86d46f0e36

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestsTabQuery } from './RequestsTabQuery.graphql';

const node: PreloadableConcreteRequest<RequestsTabQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "4adad67e832a8ed4745eefc42a475281df635832ae363036e1701a86d46f0e36",
    "metadata": {},
    "name": "RequestsTabQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
