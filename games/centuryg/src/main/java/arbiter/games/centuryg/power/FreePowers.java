package arbiter.games.centuryg.power;

import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.crew.ActingPilot;
import arbiter.games.centuryg.damage.Destroyed;
import arbiter.games.centuryg.damage.UnitFate;
import arbiter.games.centuryg.match.SceneScale;
import arbiter.games.centuryg.sheet.PowerId;
import arbiter.games.centuryg.support.SheetRevealed;
import arbiter.games.centuryg.turn.Phase;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.kernel.Call;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** Reaction Powers that answer nothing in particular and may be called whenever somebody is asked. Ledger: 5.6, BCG-GP-2. */
public final class FreePowers {

    private static final int NEAR = 5;

    private FreePowers() {}

    /** Everything that anybody could call just now. */
    public static void offer(CenturyState state, List<Call> calls) {
        boolean early = state.phase() == Phase.INITIATIVE || state.phase() == Phase.FORMATION;
        if (early || state.scene().scale() != SceneScale.OPERATION) { // BCG-AMB-95
            return;
        }
        for (Fighter owner : state.units()) {
            if (!owner.isFighting() || Powers.points(state, owner) == 0) {
                continue;
            }
            for (WindowAnswer answer : legal(state, owner)) {
                calls.add(new Call(owner.caller(), answer));
            }
        }
    }

    public static void call(Play<CenturyState> play, Call call) {
        ((WindowAnswer) call.option()).use(play);
    }

    private static List<WindowAnswer> legal(CenturyState state, Fighter owner) {
        List<WindowAnswer> answers = new ArrayList<>(0);
        knowledge(state, owner, answers);
        mindOverMatter(state, owner, answers);
        MidSceneUpgrade.offer(state, owner, answers);
        if (BelieveInMyself.helps(state, owner)) {
            answers.add(Powers.answer(
                    state,
                    owner,
                    PowerId.BELIEVE_IN_MYSELF,
                    () -> "regain 5 Threshold, Maimed Areas work for three Rounds",
                    play -> BelieveInMyself.resolve(play, owner)));
        }
        if (Powers.can(state, owner, PowerId.LIVE_ANOTHER_DAY)) {
            answers.add(Powers.answer(
                    state,
                    owner,
                    PowerId.LIVE_ANOTHER_DAY,
                    () -> "leave the battlefield",
                    play -> play.emit(
                            new Destroyed(ActingPilot.body(state, owner).id(), UnitFate.RETREATED))));
        }
        inAdvance(state, owner, answers);
        return answers;
    }

    /** The caller's side may read one Enemy's sheet from now on. Ledger: knowledge-is-power. */
    private static void knowledge(CenturyState state, Fighter owner, List<WindowAnswer> answers) {
        if (Powers.can(state, owner, PowerId.KNOWLEDGE_IS_POWER)) {
            for (Fighter enemy : Powers.enemies(state, owner)) {
                if (!state.knows(owner.ownSide(), enemy) && !enemy.isHidden()) {
                    answers.add(Powers.answer(
                            state,
                            owner,
                            PowerId.KNOWLEDGE_IS_POWER,
                            enemy,
                            () -> "see through " + enemy.name(),
                            play -> play.emit(new SheetRevealed(enemy.id(), owner.ownSide()))));
                }
            }
        }
    }

    /** Reach is looked at when it is called. Ledger: mind-over-matter, BCG-AMB-46. */
    private static void mindOverMatter(CenturyState state, Fighter owner, List<WindowAnswer> answers) {
        if (Powers.can(state, owner, PowerId.MIND_OVER_MATTER)
                && !state.has(Mark.Kind.FULL_VALUES, ActingPilot.body(state, owner))) {
            answers.add(Powers.answer(
                    state, owner, PowerId.MIND_OVER_MATTER, () -> "halved values count in full for a Round", play -> {
                        for (Fighter unit : state.units()) {
                            if (unit.isFighting()
                                    && !unit.crew().isAboard()
                                    && !state.enemies(owner, unit)
                                    && state.distance(owner, unit) <= NEAR) {
                                prepare(play, unit, owner, Mark.Kind.FULL_VALUES, state.rounds(owner, 1), "is at full");
                            }
                        }
                    }));
        }
    }

    /** Powers that wait for their moment once they are paid. */
    private static void inAdvance(CenturyState state, Fighter owner, List<WindowAnswer> answers) {
        if (Powers.oncePerRound(state, owner, PowerId.I_CANNOT_BE_DEFEATED)
                && !state.has(Mark.Kind.UNDEFEATED, ActingPilot.body(state, owner))) {
            answers.add(Powers.answer(
                    state,
                    owner,
                    PowerId.I_CANNOT_BE_DEFEATED,
                    () -> "survive the next time",
                    play -> prepare(
                            play,
                            owner,
                            owner,
                            Mark.Kind.UNDEFEATED,
                            Clock.FIGHT,
                            "will not be defeated the next time")));
        }
        if (Powers.oncePerFight(state, owner, PowerId.MY_DEFENSE_IS_IMPREGNABLE)) {
            answers.add(Powers.answer(
                    state,
                    owner,
                    PowerId.MY_DEFENSE_IS_IMPREGNABLE,
                    () -> "halve the next Damage",
                    play -> prepare(
                            play, owner, owner, Mark.Kind.IMPREGNABLE, Clock.FIGHT, "braces for the next Damage")));
        }
        if (Powers.oncePerFight(state, owner, PowerId.MY_PAIN_IS_YOUR_PAIN)) {
            answers.add(Powers.answer(
                    state,
                    owner,
                    PowerId.MY_PAIN_IS_YOUR_PAIN,
                    () -> "return half of the next Damage of this Round",
                    play -> prepare(
                            play, owner, owner, Mark.Kind.PAIN_SHARED, Clock.ROUND, "will share the next pain")));
        }
        coverOthers(state, owner, answers);
        denyTension(state, owner, answers);
    }

    private static void coverOthers(CenturyState state, Fighter owner, List<WindowAnswer> answers) {
        if (!Powers.can(state, owner, PowerId.TAKE_ONE_FOR_THE_TEAM)) {
            return;
        }
        Fighter taker = ActingPilot.body(state, owner); // BCG-COMB-3
        for (Fighter ally : Powers.allies(state, owner)) {
            if (DamagePowers.canCover(state, taker, ally) && !state.has(Mark.Kind.COVERED, ally)) {
                answers.add(Powers.answer(
                        state,
                        owner,
                        PowerId.TAKE_ONE_FOR_THE_TEAM,
                        ally,
                        () -> "take the next Damage for " + ally.name(),
                        play -> prepare(play, ally, taker, Mark.Kind.COVERED, Clock.FIGHT, "is covered")));
            }
        }
    }

    private static void denyTension(CenturyState state, Fighter owner, List<WindowAnswer> answers) {
        if (!Powers.oncePerFight(state, owner, PowerId.CANT_LET_YOU_DO_THAT)) {
            return;
        }
        for (Fighter enemy : Powers.enemies(state, owner)) {
            if (!state.has(Mark.Kind.NO_TENSION, enemy)) {
                answers.add(Powers.answer(
                        state,
                        owner,
                        PowerId.CANT_LET_YOU_DO_THAT,
                        enemy,
                        () -> enemy.name() + " has no Tension for a Round",
                        play -> prepare(
                                play,
                                enemy,
                                owner,
                                Mark.Kind.NO_TENSION,
                                state.rounds(owner, 1),
                                "has no Tension for a Round")));
            }
        }
    }

    private static void prepare(
            Play<CenturyState> play, Fighter on, Fighter by, Mark.Kind kind, Clock clock, String words) {
        play.emit(new Marked(new Mark(kind, on.id(), by.id(), "", 1, clock), words));
    }
}
