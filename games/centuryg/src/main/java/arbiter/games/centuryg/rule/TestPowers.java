package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.Learned;
import arbiter.games.centuryg.sheet.PowerId;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Mark;
import arbiter.games.centuryg.state.Marked;
import java.util.List;

/** Powers that answer a Might Test without a new roll. Ledger: 5.3 step 10, tables 3.6 and 3.7. */
final class TestPowers {

    private static final int NOT_AGAIN = 3;

    private TestPowers() {}

    /** Active Defenses do not count against this attack. Ledger: im-breaking-through. */
    static void breakingThrough(CenturyState state, Strike strike, Fighter owner, List<Answer> answers) {
        if (Aboard.body(state, owner) == strike.attacker()
                && !strike.ignoresDefenses
                && Powers.can(state, owner, PowerId.IM_BREAKING_THROUGH)
                && ActiveDefense.helps(state, strike)) {
            answers.add(Powers.answer(
                    state,
                    owner,
                    PowerId.IM_BREAKING_THROUGH,
                    () -> "this attack ignores Active Defenses",
                    play -> strike.ignoreDefenses()));
        }
    }

    /** A miss becomes a hit by the Tension. Ledger: you-can-do-better-than-that, BCG-AMB-82. */
    static void betterThanThat(CenturyState state, Strike strike, Fighter owner, List<Answer> answers) {
        if (state.enemies(owner, strike.attacker())
                || !Powers.oncePerFight(state, owner, PowerId.YOU_CAN_DO_BETTER_THAN_THAT)) {
            return;
        }
        for (Victim victim : strike.victims()) {
            if (!victim.isHit()) {
                boolean stalls = strike.is(WeaponAbility.UNRELIABLE) && victim.kept % 2 == 1;
                int margin = stalls ? 0 : strike.tension();
                answers.add(Powers.answer(
                        state,
                        owner,
                        PowerId.YOU_CAN_DO_BETTER_THAN_THAT,
                        victim.fighter(),
                        () -> "hit " + victim.fighter().name() + " by " + margin,
                        play -> {
                            victim.decided = true;
                            victim.decidedMargin = margin;
                        }));
            }
        }
    }

    /** An Enemy has no Tension for a Round, this Test included. Ledger: cant-let-you-do-that, BCG-AMB-81. */
    static void cantLetYouDoThat(CenturyState state, Strike strike, Fighter owner, List<Answer> answers) {
        Fighter attacker = strike.attacker();
        if (strike.tension() > 0
                && state.enemies(owner, attacker)
                && Powers.oncePerFight(state, owner, PowerId.CANT_LET_YOU_DO_THAT)) {
            answers.add(Powers.answer(
                            state,
                            owner,
                            PowerId.CANT_LET_YOU_DO_THAT,
                            attacker,
                            () -> attacker.name() + " has no Tension for a Round",
                            play -> {
                                play.emit(new Marked(
                                        new Mark(
                                                Mark.Kind.NO_TENSION,
                                                attacker.id(),
                                                owner.id(),
                                                "",
                                                1,
                                                state.rounds(owner, 1)),
                                        "has no Tension for a Round"));
                                MightTest.recount(play, strike);
                            })
                    .idleIf(!hitsAnybody(strike)));
        }
    }

    /** Part of the blow goes back where it came from. Ledger: i-believe-this-is-yours. */
    static void believeThisIsYours(CenturyState state, Strike strike, Fighter owner, List<Answer> answers) {
        if (strike.reactions.used(PowerId.I_BELIEVE_THIS_IS_YOURS, owner)
                || !state.enemies(owner, strike.attacker())
                || !Powers.can(state, owner, PowerId.I_BELIEVE_THIS_IS_YOURS)) {
            return;
        }
        for (Victim victim : strike.victims()) {
            if (victim.fighter() == owner) {
                int half = Ranks.systems(state, owner) / 2;
                boolean back = returns(owner, strike);
                answers.add(Powers.answer(
                                state,
                                owner,
                                PowerId.I_BELIEVE_THIS_IS_YOURS,
                                () -> "Defense +" + half + (back ? ", and as much Damage back" : ""),
                                play -> {
                                    strike.reactions.use(PowerId.I_BELIEVE_THIS_IS_YOURS, owner);
                                    victim.answered += half;
                                    if (back) {
                                        Harm.resolve(
                                                play,
                                                strike.attacker(),
                                                half,
                                                Cause.by(owner, "I Believe This is Yours"));
                                    }
                                })
                        .idleIf(!victim.isHit() && !back));
            }
        }
    }

    /** Whether one of the types chosen with the Power is that of the Weapon. */
    private static boolean returns(Fighter owner, Strike strike) {
        for (Learned learned : owner.machine().powers()) {
            if (learned.power().id().equals(PowerId.I_BELIEVE_THIS_IS_YOURS.word())
                    && WeaponType.matches(learned.choice(), strike)) {
                return true;
            }
        }
        return false;
    }

    /** Ledger: that-will-not-work-again, BCG-AMB-119. */
    static void willNotWorkAgain(CenturyState state, Strike strike, Fighter owner, List<Answer> answers) {
        if (strike.reactions.used(PowerId.THAT_WILL_NOT_WORK_AGAIN, owner)
                || !state.enemies(owner, strike.attacker())
                || !Powers.can(state, owner, PowerId.THAT_WILL_NOT_WORK_AGAIN)) {
            return;
        }
        for (Victim victim : strike.victims()) {
            if (victim.fighter() == owner) {
                boolean known = owner.genre().isScarredBy(strike.weapon().name());
                answers.add(Powers.answer(
                                state,
                                owner,
                                PowerId.THAT_WILL_NOT_WORK_AGAIN,
                                () -> "Defense +3" + (known ? ", and Threshold back afterwards" : ""),
                                play -> {
                                    strike.reactions.use(PowerId.THAT_WILL_NOT_WORK_AGAIN, owner);
                                    victim.answered += NOT_AGAIN;
                                    if (known) {
                                        strike.reactions.hardened.add(owner);
                                    }
                                })
                        .idleIf(!victim.isHit()));
            }
        }
    }

    private static boolean hitsAnybody(Strike strike) {
        for (Victim victim : strike.victims()) {
            if (victim.isHit()) {
                return true;
            }
        }
        return false;
    }
}
