/**
 * @generated SignedSource<<d95e44a8578e1fb2baf8a3122d08839f>>
 * @relayHash 08db834fde97adece4df67e76826bfa2
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 2a79aa731e51630957475af2fa003bc76fab334260e570f61e4cd807d4b7e471

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OwnPaymentsScreenQuery } from './OwnPaymentsScreenQuery.graphql';

const node: PreloadableConcreteRequest<OwnPaymentsScreenQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "2a79aa731e51630957475af2fa003bc76fab334260e570f61e4cd807d4b7e471",
    "metadata": {},
    "name": "OwnPaymentsScreenQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
