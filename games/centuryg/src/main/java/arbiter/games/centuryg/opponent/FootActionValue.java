package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.attack.MightOutlook;
import arbiter.games.centuryg.match.Buildup;
import arbiter.games.centuryg.match.FootAttackAction;
import arbiter.games.centuryg.match.ManifestMiracle;
import arbiter.games.centuryg.match.PersonManeuver;
import arbiter.games.centuryg.person.Note;
import arbiter.games.centuryg.sheet.SkillId;
import arbiter.games.centuryg.turn.ActSubmenu;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.games.centuryg.unit.Mark;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.tabletop.opponent.Weigh;

/** What the Actions of a person on foot are worth, in points of Plot Armor: taken from Enemies, or kept. */
final class FootActionValue {

    /** With nobody in reach it is something to get nearer. */
    private static final double CLOSER = 0.5;
    /** Something made by a Miracle helps for the rest of the Scene, if there is nothing better to do. */
    private static final double MADE = 0.6;
    /** What is kept is worth less than what is taken: a fight is not won by it. */
    private static final double KEPT = 0.15;
    /** A Miracle makes its worker so much harder to hit besides. */
    private static final int HIDDEN = 3;

    /** What is done in the next Turn is worth far less than what is done now. */
    private static final double BUILT = 0.1;

    private static final int ADVANTAGES = 2;

    private FootActionValue() {}

    static int pick(CenturyState state, Fighter unit, Request<?> request) {
        FootAttackValue brunt = new FootAttackValue(state, unit);
        return Weigh.best(
                        request,
                        option -> option instanceof FootAttackAction assault
                                ? brunt.of(assault)
                                : worth(state, unit, option))
                .orElse(request.fallbackIndex());
    }

    private static double worth(CenturyState state, Fighter unit, Option option) {
        if (option instanceof Buildup buildup) {
            return prepared(state, unit, buildup);
        }
        if (option instanceof PersonManeuver maneuver) {
            return kept(state, unit, maneuver);
        }
        if (option.id().equals("run")) {
            return FootEscapeChoice.running(state, unit) + CLOSER;
        }
        if (makes(option)) {
            return unit.body().notes().has(Note.Kind.ITEM, "") ? 0 : MADE;
        }
        return option instanceof CenturyAct act ? act.worthOnFoot(state, unit, new FootValue(state, unit)) : 0;
    }

    /** Whether it may make something of use. Ledger: matter. */
    private static boolean makes(Option option) {
        return option instanceof ManifestMiracle manifest && manifest.miracle() == SkillId.MATTER
                || option instanceof ActSubmenu ways && ways.ways().stream().anyMatch(FootActionValue::makes);
    }

    /** A part of what the better attack would do in the next Turn; nothing if one is ready already. */
    private static double prepared(CenturyState state, Fighter unit, Buildup buildup) {
        if (state.has(Mark.Kind.BUILDUP, unit)) {
            return 0;
        }
        double most = 0;
        for (int i = 0; i < buildup.targets().size(); i++) {
            Fighter target = state.unit(buildup.targets().get(i).id());
            if (state.distance(unit, target) <= FootAttackAction.reach(unit) + 1) {
                MightOutlook now = FootAttackAction.plain(state, unit, target);
                MightOutlook then = new MightOutlook(now.ahead() + 1, now.net() + ADVANTAGES);
                most = Math.max(most, BUILT * FootAttackValue.of(state, unit, target, then, false));
            }
        }
        return most;
    }

    /** What it keeps off the one it helps most; nobody needs it who has lost nothing yet. */
    private static double kept(CenturyState state, Fighter unit, PersonManeuver maneuver) {
        int more = maneuver.bonus(unit) + (maneuver.miracle().isPresent() ? HIDDEN : 0);
        double price = maneuver.miracle().isPresent() ? PlotArmorValue.loss(state, unit, HIDDEN) : 0;
        return KEPT * FootAllyValue.kept(state, unit, more) - price;
    }
}
