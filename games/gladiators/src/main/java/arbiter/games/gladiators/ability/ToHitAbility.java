package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.power.StandingAbility;
import arbiter.games.gladiators.sheet.PlainPower;

/** An ability that adds to hit rolls of its user. One of them counts for a roll. Ledger: GG-CHR-9, GG-AMB-29. */
public interface ToHitAbility extends StandingAbility {

    /** Whether it helps this attack. */
    boolean aims(PlainPower attack);
}
