package arbiter.games.centuryg.power;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackedUnit;
import arbiter.games.centuryg.attack.MightRoll;
import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.crew.ActingPilot;
import arbiter.games.centuryg.sheet.PowerId;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Play;
import java.util.List;

/** Abilities that have a Might Test rolled again; what they bring adds up. Ledger: BCG-ADV-5, BCG-AMB-05, BCG-AMB-83. */
public final class RerollPowers {

    private RerollPowers() {}

    /** The attacker, once for each Test. Ledger: try-again. */
    public static void tryAgain(
            CenturyState state, AttackInProgress strike, Fighter owner, List<WindowAnswer> answers) {
        if (ActingPilot.body(state, owner) == strike.attacker()
                && Powers.can(state, owner, PowerId.TRY_AGAIN)
                && !strike.reactions.used(PowerId.TRY_AGAIN, owner)) {
            answers.add(Powers.answer(state, owner, PowerId.TRY_AGAIN, () -> "roll again with an Advantage", play -> {
                        strike.reactions.use(PowerId.TRY_AGAIN, owner);
                        again(play, strike, "Try Again", 1);
                    })
                    .idleIf(!misses(strike)));
        }
    }

    /** For an ally, once for each Test and user; not by one who is attacked too. Ledger: not-so-fast, BCG-AMB-87. */
    public static void notSoFast(
            CenturyState state, AttackInProgress strike, Fighter owner, List<WindowAnswer> answers) {
        if (state.enemies(owner, strike.attacker())
                && Powers.can(state, owner, PowerId.NOT_SO_FAST)
                && !strike.reactions.used(PowerId.NOT_SO_FAST, owner)
                && !isAttacked(strike, ActingPilot.body(state, owner))
                && attacksSideOf(strike, owner)) {
            answers.add(Powers.answer(
                            state,
                            owner,
                            PowerId.NOT_SO_FAST,
                            () -> "have it rolled again with 2 Disadvantages",
                            play -> {
                                strike.reactions.use(PowerId.NOT_SO_FAST, owner);
                                again(play, strike, "Not so Fast", -2);
                            })
                    .idleIf(!hitsSideOf(strike, owner)));
        }
    }

    /** As often as it is paid for; the Move comes when all is over. Ledger: you-are-too-slow, BCG-AMB-88. */
    public static void youAreTooSlow(
            CenturyState state, AttackInProgress strike, Fighter owner, List<WindowAnswer> answers) {
        if (Powers.can(state, owner, PowerId.YOU_ARE_TOO_SLOW)
                && state.enemies(owner, strike.attacker())
                && isAttacked(strike, ActingPilot.body(state, owner))) {
            answers.add(Powers.answer(
                            state,
                            owner,
                            PowerId.YOU_ARE_TOO_SLOW,
                            () -> "have it rolled again with a Disadvantage and move away afterwards",
                            play -> {
                                if (!strike.reactions.leaving.contains(owner)) {
                                    strike.reactions.leaving.add(owner);
                                }
                                again(play, strike, "You are too Slow", -1);
                            })
                    .idleIf(!hits(strike, owner)));
        }
    }

    /** Everything that applied so far applies again; trades are made afresh. */
    public static void again(Play<CenturyState> play, AttackInProgress strike, String label, int edges) {
        strike.reactions.rerolls = strike.reactions.rerolls.and(label, edges);
        MightRoll.resolve(play, strike, strike.reactions.rerolls);
    }

    static boolean isAttacked(AttackInProgress strike, Fighter unit) {
        for (AttackedUnit victim : strike.victims()) {
            if (victim.fighter() == unit) {
                return true;
            }
        }
        return false;
    }

    private static boolean hits(AttackInProgress strike, Fighter unit) {
        for (AttackedUnit victim : strike.victims()) {
            if (victim.fighter() == unit && victim.isHit()) {
                return true;
            }
        }
        return false;
    }

    private static boolean misses(AttackInProgress strike) {
        for (AttackedUnit victim : strike.victims()) {
            if (!victim.isHit()) {
                return true;
            }
        }
        return false;
    }

    private static boolean attacksSideOf(AttackInProgress strike, Fighter owner) {
        for (AttackedUnit victim : strike.victims()) {
            if (victim.fighter().side().equals(owner.side())) {
                return true;
            }
        }
        return false;
    }

    private static boolean hitsSideOf(AttackInProgress strike, Fighter owner) {
        for (AttackedUnit victim : strike.victims()) {
            if (victim.isHit() && victim.fighter().side().equals(owner.side())) {
                return true;
            }
        }
        return false;
    }
}
