/**
 * @generated SignedSource<<c2b21f0915925bc1978b94a917cc9535>>
 * @relayHash dd8162932d8a75155d8fa65c7c8b4b5f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 3d05d0f06bebb45a55f0d001268d6bee72ca7314ee3d3022f81bebf7f9886b86

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { AdminScreenQuery } from './AdminScreenQuery.graphql';

const node: PreloadableConcreteRequest<AdminScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "3d05d0f06bebb45a55f0d001268d6bee72ca7314ee3d3022f81bebf7f9886b86",
    "metadata": {},
    "name": "AdminScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
