package arbiter.games.centuryg.power;

import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.crew.ActingPilot;
import arbiter.games.centuryg.damage.DamageInProgress;
import arbiter.games.centuryg.damage.Destroyed;
import arbiter.games.centuryg.damage.Shields;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.machine.Ranks;
import arbiter.games.centuryg.sheet.PowerId;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.games.centuryg.unit.MarksEnded;
import arbiter.kernel.Play;
import java.util.List;

/** Powers that answer Damage before it is dealt, and those called earlier that wait for it. Ledger: BCG-AMB-90, 5.6. */
public final class DamagePowers {

    static final int COURAGE = 5;

    private DamagePowers() {}

    /** Ledger: my-defense-is-impregnable, BCG-AMB-36. */
    public static void impregnable(
            CenturyState state, DamageInProgress blow, Fighter owner, List<WindowAnswer> answers) {
        if (ActingPilot.body(state, owner) == blow.target()
                && Powers.oncePerFight(state, owner, PowerId.MY_DEFENSE_IS_IMPREGNABLE)) {
            answers.add(Powers.answer(
                    state, owner, PowerId.MY_DEFENSE_IS_IMPREGNABLE, () -> "halve this Damage", play -> blow.halve()));
        }
    }

    /** What the target's own shields leave hits the taker. Ledger: take-one-for-the-team, BCG-AMB-90. */
    public static void takeOne(CenturyState state, DamageInProgress blow, Fighter owner, List<WindowAnswer> answers) {
        Fighter ally = blow.target();
        Fighter taker = ActingPilot.body(state, owner); // BCG-COMB-3
        if (!blow.isRedirected()
                && taker != ally
                && Powers.can(state, owner, PowerId.TAKE_ONE_FOR_THE_TEAM)
                && canCover(state, taker, ally)) {
            answers.add(Powers.answer(
                    state,
                    owner,
                    PowerId.TAKE_ONE_FOR_THE_TEAM,
                    ally,
                    () -> "take this Damage for " + ally.name(),
                    play -> redirect(play, blow, taker)));
        }
    }

    /** An ally on the map, no farther than the taker's Speed. */
    static boolean canCover(CenturyState state, Fighter owner, Fighter ally) {
        return owner.isOut()
                && ally.isOut()
                && !state.enemies(owner, ally)
                && state.distance(owner, ally) <= Ranks.speed(state, owner);
    }

    private static void redirect(Play<CenturyState> play, DamageInProgress blow, Fighter taker) {
        Fighter ally = blow.target();
        Shields.absorb(play, blow);
        blow.redirect(taker);
        play.emit(new Marked(
                new Mark(
                        Mark.Kind.EVASIVE,
                        ally.id(),
                        taker.id(),
                        "",
                        1,
                        play.state().rounds(taker, 1)),
                "is out of the line of fire, harder to hit for a Round"));
    }

    /** Ledger: my-pain-is-your-pain. */
    public static void myPain(CenturyState state, DamageInProgress blow, Fighter owner, List<WindowAnswer> answers) {
        if (ActingPilot.body(state, owner) == blow.target()
                && !blow.isReturned()
                && Powers.oncePerFight(state, owner, PowerId.MY_PAIN_IS_YOUR_PAIN)
                && byEnemy(state, blow)) {
            answers.add(Powers.answer(
                    state,
                    owner,
                    PowerId.MY_PAIN_IS_YOUR_PAIN,
                    () -> "half of this Damage goes back",
                    play -> blow.comeBack()));
        }
    }

    private static boolean byEnemy(CenturyState state, DamageInProgress blow) {
        return blow.cause()
                .source()
                .filter(source -> state.enemies(source, blow.target()))
                .isPresent();
    }

    /** Heals before the Damage comes. Ledger: believe-in-myself, BCG-AMB-44. */
    public static void believeInMyself(
            CenturyState state, DamageInProgress blow, Fighter owner, List<WindowAnswer> answers) {
        if (ActingPilot.body(state, owner) == blow.target() && BelieveInMyself.helps(state, owner)) {
            answers.add(Powers.answer(
                            state,
                            owner,
                            PowerId.BELIEVE_IN_MYSELF,
                            () -> "regain 5 Threshold first",
                            play -> BelieveInMyself.resolve(play, owner))
                    .idleIf(blow.amount() < blow.target().points()));
        }
    }

    /** Leaves, and the Damage hits nobody. Ledger: live-another-day. */
    public static void liveAnotherDay(
            CenturyState state, DamageInProgress blow, Fighter owner, List<WindowAnswer> answers) {
        if (ActingPilot.body(state, owner) == blow.target() && Powers.can(state, owner, PowerId.LIVE_ANOTHER_DAY)) {
            answers.add(Powers.answer(state, owner, PowerId.LIVE_ANOTHER_DAY, () -> "leave the battlefield", play -> {
                        play.emit(new Destroyed(blow.target().id(), UnitFate.RETREATED));
                        blow.cancel();
                    })
                    .idleIf(blow.amount() < blow.target().points()));
        }
    }

    /** Somebody has called to take it, before anybody is asked. */
    public static void covered(Play<CenturyState> play, DamageInProgress blow) {
        CenturyState state = play.state();
        Fighter target = blow.target();
        for (Mark mark : state.marks()) {
            if (mark.kind() == Mark.Kind.COVERED && mark.on().equals(target.id())) {
                Fighter taker = state.unit(mark.by());
                Shields.absorb(play, blow);
                if (blow.dealt() <= 0) {
                    return;
                }
                play.emit(new MarksEnded(target.id(), Mark.Kind.COVERED));
                if (taker.isOut()) {
                    redirect(play, blow, taker);
                }
                return;
            }
        }
    }

    /** What the one who is hit in the end has called earlier. */
    public static void prepared(Play<CenturyState> play, DamageInProgress blow) {
        Fighter target = blow.target();
        if (blow.dealt() <= 0) { // what is stopped is no Damage: BCG-AMB-36
            return;
        }
        if (play.state().has(Mark.Kind.IMPREGNABLE, target)) {
            play.emit(new MarksEnded(target.id(), Mark.Kind.IMPREGNABLE));
            blow.halve();
        }
        if (play.state().has(Mark.Kind.PAIN_SHARED, target) && byEnemy(play.state(), blow)) {
            play.emit(new MarksEnded(target.id(), Mark.Kind.PAIN_SHARED));
            blow.comeBack();
        }
    }
}
