package arbiter.games.gladiators.ability;

import arbiter.games.gladiators.power.StandingAbility;
import arbiter.games.gladiators.sheet.PlainPower;

/** An ability that makes its user harder to hit. One of them counts for a roll. Ledger: GG-CHR-9, GG-HIT-1, GG-AMB-29. */
public interface DodgeAbility extends StandingAbility {

    /** Whether it helps against this attack, wherever the attacker stands. */
    boolean dodges(PlainPower attack);
}
