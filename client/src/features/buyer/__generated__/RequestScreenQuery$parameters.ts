/**
 * @generated SignedSource<<c89f293194d0865ab7f50d376a47d83b>>
 * @relayHash 173993465f3e26fe08f930a4c0748409
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 21af4155c605e15394294f6295192f352cefcdb23c9b458ef672d544f108f6ad

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "21af4155c605e15394294f6295192f352cefcdb23c9b458ef672d544f108f6ad",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
