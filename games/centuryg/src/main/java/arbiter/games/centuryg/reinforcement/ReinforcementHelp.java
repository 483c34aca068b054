package arbiter.games.centuryg.reinforcement;

import arbiter.games.centuryg.damage.Damage;
import arbiter.games.centuryg.damage.DamageCause;
import arbiter.games.centuryg.damage.ThresholdRepair;
import arbiter.games.centuryg.power.GenrePoints.PointGained;
import arbiter.games.centuryg.sheet.ReinforcementPower;
import arbiter.games.centuryg.support.SheetRevealed;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Clock;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.games.centuryg.unit.Marked;
import arbiter.kernel.Decider;
import arbiter.kernel.Play;
import arbiter.tabletop.act.UnitOption;
import java.util.ArrayList;
import java.util.List;

/** What Reinforcements do for their side and to the other. Ledger: BCG-RNF-5, table 3.17. */
public final class ReinforcementHelp {

    private static final int SHIELDS = 10;
    private static final int LIFE = 15;

    private ReinforcementHelp() {}

    /** The gamemaster, or by choice of the table whoever of their side comes first. Ledger: BCG-AMB-127. */
    static Decider decider(CenturyState state) {
        if (state.rules().playersReinforce()) {
            String side = state.reinforcements().orElseThrow().side();
            for (Fighter fighter : state.units()) {
                if (fighter.isFighting() && fighter.side().equals(side)) {
                    return fighter.decider();
                }
            }
        }
        return Decider.GAMEMASTER;
    }

    static List<Fighter> allies(CenturyState state) {
        String side = state.reinforcements().orElseThrow().side();
        List<Fighter> allies = new ArrayList<>();
        for (Fighter fighter : state.units()) {
            if (fighter.isFighting()
                    && !fighter.crew().isAboard()
                    && fighter.side().equals(side)) {
                allies.add(fighter);
            }
        }
        return allies;
    }

    static List<Fighter> enemies(CenturyState state) {
        String side = state.reinforcements().orElseThrow().side();
        List<Fighter> enemies = new ArrayList<>();
        for (Fighter fighter : state.units()) {
            if (fighter.isOut() && !fighter.side().equals(side)) {
                enemies.add(fighter);
            }
        }
        return enemies;
    }

    private static Fighter enemy(Play<CenturyState> play) {
        return UnitOption.choose(
                play, decider(play.state()), "reinforcements.enemy", enemies(play.state()), () -> "Which Enemy?");
    }

    private static Fighter ally(Play<CenturyState> play) {
        return UnitOption.choose(
                play, decider(play.state()), "reinforcements.ally", allies(play.state()), () -> "Which ally?");
    }

    static void barrage(Play<CenturyState> play) {
        Damage.resolve(play, enemy(play), play.state().tension(), DamageCause.reinforcements("Barrage"));
    }

    /** Its next Action must be against them. Ledger: overwhelm, BCG-AMB-127. */
    static void overwhelm(Play<CenturyState> play) {
        Fighter enemy = enemy(play);
        Damage.resolve(play, enemy, play.state().tension(), DamageCause.reinforcements("Overwhelm"));
        if (enemy.isFighting()) {
            mark(play, enemy, Mark.Kind.OVERWHELMED, 1, Clock.FIGHT, "must turn against the Reinforcements");
        }
    }

    static void analyze(Play<CenturyState> play) {
        String side = play.state().reinforcements().orElseThrow().side();
        play.emit(new SheetRevealed(enemy(play).id(), side));
    }

    public static void power(Play<CenturyState> play, ReinforcementPower power) {
        switch (power) {
            case FORMATION_G -> formation(play, ally(play));
            case ILL_GRANT_YOU_POWER -> grant(play);
            case RAISE_THE_SHIELDS ->
                mark(play, ally(play), Mark.Kind.DEFENSE, SHIELDS, round(), "has Defense +10 for a Round");
            case FOCUS_FIRE ->
                Damage.resolve(play, enemy(play), 2 * play.state().tension(), DamageCause.reinforcements("Focus Fire"));
            case CARRY_OUR_HOPES -> hopes(play, ally(play));
            case LIVE -> ThresholdRepair.resolve(play, ally(play), LIFE);
        }
    }

    /** The next attack is as if aimed, and cripples. Ledger: formation-g, BCG-AMB-64. */
    private static void formation(Play<CenturyState> play, Fighter ally) {
        mark(play, ally, Mark.Kind.TARGETING, 1, Clock.FIGHT, "has its next target in its sights");
        mark(play, ally, Mark.Kind.SUPPORT_FIRE, 1, Clock.FIGHT, "will cripple whom it hits next");
    }

    private static void grant(Play<CenturyState> play) {
        List<Fighter> allies = allies(play.state());
        allies.removeIf(ally -> !ally.machine().tier().hasPowers());
        if (!allies.isEmpty()) {
            Fighter ally = UnitOption.choose(
                    play, decider(play.state()), "reinforcements.ally", allies, () -> "Who gains a Point?");
            play.emit(new PointGained(ally.id(), 1));
        }
    }

    /** Several do not add up. Ledger: carry-our-hopes, BCG-AMB-130. */
    private static void hopes(Play<CenturyState> play, Fighter ally) {
        if (!play.state().has(Mark.Kind.SECOND_ACTION, ally)) {
            mark(
                    play,
                    ally,
                    Mark.Kind.SECOND_ACTION,
                    1,
                    Clock.turnEnd(ally.id(), 0),
                    "will act twice in its next Turn");
        }
    }

    private static Clock round() {
        return Clock.rounds(Reinforcements.ID, 1);
    }

    private static void mark(
            Play<CenturyState> play, Fighter on, Mark.Kind kind, int value, Clock clock, String words) {
        play.emit(new Marked(new Mark(kind, on.id(), Reinforcements.ID, "", value, clock), words));
    }
}
