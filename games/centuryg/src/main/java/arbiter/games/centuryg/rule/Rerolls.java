package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.PowerId;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Mark;
import arbiter.kernel.Play;
import java.util.List;

/** Abilities that have a Might Test rolled again; what they bring adds up. Ledger: BCG-ADV-5, BCG-AMB-05, BCG-AMB-83. */
final class Rerolls {

    private Rerolls() {}

    /** The attacker, once for each Test. Ledger: try-again. */
    static void tryAgain(CenturyState state, Strike strike, Fighter owner, List<Answer> answers) {
        if (Aboard.body(state, owner) == strike.attacker()
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
    static void notSoFast(CenturyState state, Strike strike, Fighter owner, List<Answer> answers) {
        if (state.enemies(owner, strike.attacker())
                && Powers.can(state, owner, PowerId.NOT_SO_FAST)
                && !strike.reactions.used(PowerId.NOT_SO_FAST, owner)
                && !isAttacked(strike, Aboard.body(state, owner))
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
    static void youAreTooSlow(CenturyState state, Strike strike, Fighter owner, List<Answer> answers) {
        if (Powers.can(state, owner, PowerId.YOU_ARE_TOO_SLOW)
                && state.enemies(owner, strike.attacker())
                && isAttacked(strike, Aboard.body(state, owner))) {
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

    /** An Active Defense of Bosses: the deeper their Level, the harder. Ledger: afterimages, BCG-AMB-85. */
    static void afterimages(CenturyState state, Strike strike, Fighter owner, List<Answer> answers) {
        int level = BossLevel.of(owner, UpgradeId.AFTERIMAGES);
        if (level == 0
                || owner.energy() < 1
                || strike.ignoresDefenses
                || !state.enemies(owner, strike.attacker())
                || strike.defenders.contains(owner)
                || state.has(Mark.Kind.BARRIER, owner)) {
            return;
        }
        for (Victim victim : strike.victims()) {
            if (victim.fighter() == owner && !victim.defended) {
                answers.add(Answer.of(
                                owner,
                                "afterimages",
                                () -> "Afterimages: have it rolled again with " + (level - 1) + " Disadvantages",
                                Answer.cost("Energy", 1),
                                play -> afterimages(play, strike, victim, level - 1))
                        .idleIf(!victim.isHit()));
            }
        }
    }

    /** The attacker may break through before the dice fly again. Ledger: 5.6 step 3. */
    private static void afterimages(Play<CenturyState> play, Strike strike, Victim victim, int disadvantages) {
        Spend.energy(play, victim.fighter(), 1, "Afterimages");
        victim.defended = true;
        strike.defenders.add(victim.fighter());
        Fighter attacker = strike.attacker();
        Window.open(
                play,
                "attack.pierce",
                () -> victim.fighter().name() + " leaves Afterimages behind",
                attacker,
                victim.fighter(),
                owner -> TestAnswers.piercing(play.state(), strike, owner));
        if (!strike.ignoresDefenses) {
            strike.reactions.afterimages += disadvantages;
            again(play, strike, "Afterimages", -disadvantages);
        }
    }

    /** Everything that applied so far applies again; trades are made afresh. */
    private static void again(Play<CenturyState> play, Strike strike, String label, int edges) {
        strike.reactions.rerolls = strike.reactions.rerolls.and(label, edges);
        MightTest.resolve(play, strike, strike.reactions.rerolls);
    }

    static boolean isAttacked(Strike strike, Fighter unit) {
        for (Victim victim : strike.victims()) {
            if (victim.fighter() == unit) {
                return true;
            }
        }
        return false;
    }

    private static boolean hits(Strike strike, Fighter unit) {
        for (Victim victim : strike.victims()) {
            if (victim.fighter() == unit && victim.isHit()) {
                return true;
            }
        }
        return false;
    }

    private static boolean misses(Strike strike) {
        for (Victim victim : strike.victims()) {
            if (!victim.isHit()) {
                return true;
            }
        }
        return false;
    }

    private static boolean attacksSideOf(Strike strike, Fighter owner) {
        for (Victim victim : strike.victims()) {
            if (victim.fighter().side().equals(owner.side())) {
                return true;
            }
        }
        return false;
    }

    private static boolean hitsSideOf(Strike strike, Fighter owner) {
        for (Victim victim : strike.victims()) {
            if (victim.isHit() && victim.fighter().side().equals(owner.side())) {
                return true;
            }
        }
        return false;
    }
}
