package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.PowerId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Destroyed;
import arbiter.games.centuryg.state.Fate;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.Mark;
import arbiter.games.centuryg.state.Marked;
import arbiter.games.centuryg.state.MarksEnded;
import arbiter.kernel.Play;
import java.util.List;

/** Powers that answer Damage before it is dealt, and those called earlier that wait for it. Ledger: BCG-AMB-90, 5.6. */
final class DamagePowers {

    static final int COURAGE = 5;

    private DamagePowers() {}

    /** Ledger: my-defense-is-impregnable, BCG-AMB-36. */
    static void impregnable(CenturyState state, Blow blow, Fighter owner, List<Answer> answers) {
        if (Aboard.body(state, owner) == blow.target()
                && Powers.oncePerFight(state, owner, PowerId.MY_DEFENSE_IS_IMPREGNABLE)) {
            answers.add(Powers.answer(
                    state, owner, PowerId.MY_DEFENSE_IS_IMPREGNABLE, () -> "halve this Damage", play -> blow.halve()));
        }
    }

    /** What the target's own shields leave hits the taker. Ledger: take-one-for-the-team, BCG-AMB-90. */
    static void takeOne(CenturyState state, Blow blow, Fighter owner, List<Answer> answers) {
        Fighter ally = blow.target();
        Fighter taker = Aboard.body(state, owner); // BCG-COMB-3
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

    private static void redirect(Play<CenturyState> play, Blow blow, Fighter taker) {
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
    static void myPain(CenturyState state, Blow blow, Fighter owner, List<Answer> answers) {
        if (Aboard.body(state, owner) == blow.target()
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

    private static boolean byEnemy(CenturyState state, Blow blow) {
        return blow.cause()
                .source()
                .filter(source -> state.enemies(source, blow.target()))
                .isPresent();
    }

    /** Heals before the Damage comes. Ledger: believe-in-myself, BCG-AMB-44. */
    static void believeInMyself(CenturyState state, Blow blow, Fighter owner, List<Answer> answers) {
        if (Aboard.body(state, owner) == blow.target() && BelieveInMyself.helps(state, owner)) {
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
    static void liveAnotherDay(CenturyState state, Blow blow, Fighter owner, List<Answer> answers) {
        if (Aboard.body(state, owner) == blow.target() && Powers.can(state, owner, PowerId.LIVE_ANOTHER_DAY)) {
            answers.add(Powers.answer(state, owner, PowerId.LIVE_ANOTHER_DAY, () -> "leave the battlefield", play -> {
                        play.emit(new Destroyed(blow.target().id(), Fate.RETREATED));
                        blow.cancel();
                    })
                    .idleIf(blow.amount() < blow.target().points()));
        }
    }

    /** Somebody has called to take it, before anybody is asked. */
    static void covered(Play<CenturyState> play, Blow blow) {
        CenturyState state = play.state();
        Fighter target = blow.target();
        for (Mark mark : state.marks()) {
            if (mark.kind() == Mark.Kind.COVERED && mark.on().equals(target.id())) {
                Fighter taker = state.fighter(mark.by());
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
    static void prepared(Play<CenturyState> play, Blow blow) {
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
