/**
 * @generated SignedSource<<e03b0601e8c2aa75ea49ee737cd3813e>>
 * @relayHash 4407f8786191e9f6342fc18cb3deecfd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 8717834cf7024cccbb27fbf53fdf630a931ea78412497655e41feb61e8c36d1e

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { RequestScreenQuery } from './RequestScreenQuery.graphql';

const node: PreloadableConcreteRequest<RequestScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "8717834cf7024cccbb27fbf53fdf630a931ea78412497655e41feb61e8c36d1e",
    "metadata": {},
    "name": "RequestScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
