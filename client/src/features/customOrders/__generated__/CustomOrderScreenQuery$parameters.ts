/**
 * @generated SignedSource<<d95cfe3ff3cfea3d026e1ed4000174e2>>
 * @relayHash d67119195b49fd7e35ff817ec25ad738
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID dde55eff8497190d165dd67bb034651204f559364158e938a49709e5f7d0c44f

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomOrderScreenQuery } from './CustomOrderScreenQuery.graphql';

const node: PreloadableConcreteRequest<CustomOrderScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "dde55eff8497190d165dd67bb034651204f559364158e938a49709e5f7d0c44f",
    "metadata": {},
    "name": "CustomOrderScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
