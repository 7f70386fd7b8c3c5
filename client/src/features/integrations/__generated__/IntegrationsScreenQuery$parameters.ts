/**
 * @generated SignedSource<<564c6141727dfd55b92f0137de10a690>>
 * @relayHash 8fa4949b4830c5b912d716bf8fb45067
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d7b141fac7b6413f0cc606e11f4162b3773d1eadbdf2102cb39e1038d7821a6

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { IntegrationsScreenQuery } from './IntegrationsScreenQuery.graphql';

const node: PreloadableConcreteRequest<IntegrationsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d7b141fac7b6413f0cc606e11f4162b3773d1eadbdf2102cb39e1038d7821a6",
    "metadata": {},
    "name": "IntegrationsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
