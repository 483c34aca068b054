package arbiter.games.centuryg.power;

import arbiter.games.centuryg.attack.AttackInProgress;
import arbiter.games.centuryg.attack.AttackedUnit;
import arbiter.games.centuryg.attack.MightRoll;
import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.crew.ActingPilot;
import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.sheet.Learned;
import arbiter.games.centuryg.sheet.PowerId;
import arbiter.games.centuryg.sheet.WeaponAbility;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.games.centuryg.weapon.ActiveDefense;
import arbiter.games.centuryg.weapon.WeaponType;
import java.util.List;

/** Powers that answer a Might Test without a new roll. Ledger: 5.3 step 10, tables 3.6 and 3.7. */
public final class MightRollPowers {

    private static final int NOT_AGAIN = 3;

    private MightRollPowers() {}

    /** Active Defenses do not count against this attack. Ledger: im-breaking-through. */
    public static void breakingThrough(
            CenturyState state, AttackInProgress strike, Fighter owner, List<WindowAnswer> answers) {
        if (ActingPilot.body(state, owner) == strike.attacker()
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
    public static void betterThanThat(
            CenturyState state, AttackInProgress strike, Fighter owner, List<WindowAnswer> answers) {
        if (state.enemies(owner, strike.attacker())
                || !Powers.oncePerFight(state, owner, PowerId.YOU_CAN_DO_BETTER_THAN_THAT)) {
            return;
        }
        for (AttackedUnit victim : strike.victims()) {
            if (!victim.isHit()) {
                boolean stalls = strike.is(WeaponAbility.UNRELIABLE) && victim.kept() % 2 == 1;
                int margin = stalls ? 0 : strike.tension();
                answers.add(Powers.answer(
                        state,
                        owner,
                        PowerId.YOU_CAN_DO_BETTER_THAN_THAT,
                        victim.fighter(),
                        () -> "hit " + victim.fighter().name() + " by " + margin,
                        play -> victim.decide(margin)));
            }
        }
    }

    /** An Enemy has no Tension for a Round, this Test included. Ledger: cant-let-you-do-that, BCG-AMB-81. */
    public static void cantLetYouDoThat(
            CenturyState state, AttackInProgress strike, Fighter owner, List<WindowAnswer> answers) {
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
                                MightRoll.recount(play, strike);
                            })
                    .idleIf(!hitsAnybody(strike)));
        }
    }

    /** Part of the blow goes back where it came from. Ledger: i-believe-this-is-yours. */
    public static void believeThisIsYours(
            CenturyState state, AttackInProgress strike, Fighter owner, List<WindowAnswer> answers) {
        if (strike.reactions.used(PowerId.I_BELIEVE_THIS_IS_YOURS, owner)
                || !state.enemies(owner, strike.attacker())
                || !Powers.can(state, owner, PowerId.I_BELIEVE_THIS_IS_YOURS)) {
            return;
        }
        for (AttackedUnit victim : strike.victims()) {
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
                                    victim.answerWith(half);
                                    if (back) {
                                        Damage.resolve(
                                                play,
                                                strike.attacker(),
                                                half,
                                                DamageCause.by(owner, "I Believe This is Yours"));
                                    }
                                })
                        .idleIf(!victim.isHit() && !back));
            }
        }
    }

    /** Whether one of the types chosen with the Power is that of the Weapon. */
    private static boolean returns(Fighter owner, AttackInProgress strike) {
        for (Learned learned : owner.machine().powers()) {
            if (learned.power().id().equals(PowerId.I_BELIEVE_THIS_IS_YOURS.word())
                    && WeaponType.matches(learned.choice(), strike)) {
                return true;
            }
        }
        return false;
    }

    /** Ledger: that-will-not-work-again, BCG-AMB-119. */
    public static void willNotWorkAgain(
            CenturyState state, AttackInProgress strike, Fighter owner, List<WindowAnswer> answers) {
        if (strike.reactions.used(PowerId.THAT_WILL_NOT_WORK_AGAIN, owner)
                || !state.enemies(owner, strike.attacker())
                || !Powers.can(state, owner, PowerId.THAT_WILL_NOT_WORK_AGAIN)) {
            return;
        }
        for (AttackedUnit victim : strike.victims()) {
            if (victim.fighter() == owner) {
                boolean known = owner.genre().isScarredBy(strike.weapon().name());
                answers.add(Powers.answer(
                                state,
                                owner,
                                PowerId.THAT_WILL_NOT_WORK_AGAIN,
                                () -> "Defense +3" + (known ? ", and Threshold back afterwards" : ""),
                                play -> {
                                    strike.reactions.use(PowerId.THAT_WILL_NOT_WORK_AGAIN, owner);
                                    victim.answerWith(NOT_AGAIN);
                                    if (known) {
                                        strike.reactions.hardened.add(owner);
                                    }
                                })
                        .idleIf(!victim.isHit()));
            }
        }
    }

    private static boolean hitsAnybody(AttackInProgress strike) {
        for (AttackedUnit victim : strike.victims()) {
            if (victim.isHit()) {
                return true;
            }
        }
        return false;
    }
}
