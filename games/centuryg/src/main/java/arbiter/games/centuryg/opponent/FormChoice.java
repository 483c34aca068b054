package arbiter.games.centuryg.opponent;

import arbiter.games.centuryg.machine.MorphAction;
import arbiter.games.centuryg.sheet.Attribute;
import arbiter.games.centuryg.sheet.Form;
import arbiter.games.centuryg.sheet.Machine;
import arbiter.games.centuryg.turn.ActSubmenu;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Option;
import arbiter.kernel.Request;
import arbiter.tabletop.opponent.Weigh;

/** Which form suits: the one that fights best where there is somebody to fight, the fastest one on the way there. */
final class FormChoice {

    private FormChoice() {}

    /** Whether it leads to a form that is better. */
    static boolean wants(CenturyState state, Fighter unit, Option option) {
        if (option instanceof MorphAction morph) {
            return wants(state, unit, morph.form());
        }
        if (option instanceof ActSubmenu ways) {
            for (CenturyAct way : ways.ways()) {
                if (wants(state, unit, way)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** Which form to take. */
    static int form(CenturyState state, Fighter unit, Request<?> request) {
        return Weigh.first(request, option -> wants(state, unit, option)).orElse(request.fallbackIndex());
    }

    /** Whether that form is better than the present one by enough. */
    private static boolean wants(CenturyState state, Fighter unit, int form) {
        boolean fighting = EnemyReach.threatens(state, unit, 0);
        return worth(unit.machine(), form, fighting) > worth(unit.machine(), unit.form(), fighting) + 1;
    }

    private static int worth(Machine machine, int form, boolean fighting) {
        return fighting
                ? rank(machine, form, Attribute.MIGHT) + rank(machine, form, Attribute.GUARD)
                : rank(machine, form, Attribute.SPEED);
    }

    /** Ledger: BCG-ALT-1. */
    private static int rank(Machine machine, int form, Attribute attribute) {
        if (form == 0) {
            return machine.rank(attribute);
        }
        Form taken = machine.forms().get(form - 1);
        return machine.rank(
                taken.one() == attribute ? taken.other() : taken.other() == attribute ? taken.one() : attribute);
    }
}
