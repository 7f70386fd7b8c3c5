import { formatMoney } from '../../lib/money'

type RecoveredMoneyProps = {
  /** Recovered part of the payment, in centésimos; 0 without. */
  amount: number
  reader: 'buyer' | 'provider'
}

/** The words of the server for money that the buyer has back by a bank or the gateway, with a space; nothing without. */
export function RecoveredMoney({ amount, reader }: RecoveredMoneyProps) {
  if (amount === 0) return null
  const money = <span className="num">{formatMoney(amount)}</span>
  return reader === 'buyer' ? (
    <>Ya habías recuperado {money} por tu banco o medio de pago. </>
  ) : (
    <>El comprador ya había recuperado {money} por su banco o medio de pago. </>
  )
}
