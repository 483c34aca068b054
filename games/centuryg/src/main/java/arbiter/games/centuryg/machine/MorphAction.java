package arbiter.games.centuryg.machine;

import arbiter.games.centuryg.attack.AimBenefit;
import arbiter.games.centuryg.attack.WindowAnswer;
import arbiter.games.centuryg.machine.Outfit.FormTaken;
import arbiter.games.centuryg.move.Boost;
import arbiter.games.centuryg.move.Movement;
import arbiter.games.centuryg.sheet.Form;
import arbiter.games.centuryg.turn.ActSubmenu;
import arbiter.games.centuryg.turn.CenturyAct;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** Changing between the forms of a machine. Ledger: frame, transformation, superior-morphing, BCG-ALT-1, BCG-AMB-103. */
public record MorphAction(int form, String name, int energy, boolean action) implements CenturyAct {

    private static final String ITEM = "morph";

    /** Without an Action, for that Energy. */
    public static void begin(CenturyState state, Fighter unit, int energy, List<CenturyAct> deeds) {
        if (!unit.machine().forms().isEmpty() && !state.done().contains(ITEM)) {
            offer(unit, energy, false, deeds);
        }
    }

    /** As an Action: Transformation anywhere, a Frame only while docked. */
    public static void act(CenturyState state, Fighter unit, List<CenturyAct> deeds) {
        if (unit.machine().forms().isEmpty()) {
            return;
        }
        if (unit.nature().transforms() || unit.base().isPresent()) {
            offer(unit, 0, true, deeds);
        }
    }

    private static void offer(Fighter unit, int energy, boolean action, List<CenturyAct> deeds) {
        if (unit.crew().isCombined()) {
            return;
        }
        List<Form> forms = unit.machine().forms();
        List<CenturyAct> others = new ArrayList<>(forms.size());
        for (int form = 0; form <= forms.size(); form++) {
            if (form != unit.form()) {
                others.add(new MorphAction(form, name(unit, form), energy, action));
            }
        }
        ActSubmenu.offer(ITEM, "Take another form", "morph.form", others, deeds);
    }

    static String name(Fighter unit, int form) {
        return form == 0 ? "Default Form" : unit.machine().forms().get(form - 1).name();
    }

    @Override
    public String id() {
        return ITEM + ":" + form;
    }

    @Override
    public String text() {
        return "Take the form " + name;
    }

    @Override
    public List<Cost> costs() {
        return WindowAnswer.cost("Energy", energy);
    }

    @Override
    public boolean leansOut() {
        return false;
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        if (action) {
            AimBenefit.lose(play, unit);
            if (unit.base().isEmpty()) {
                Boost.move(play, unit, Movement.budget(play.state(), unit, false), "morph.place");
            }
        } else if (!EnergyPayment.item(play, unit, ITEM, energy, "changing form")) {
            return;
        }
        if (unit.isFighting()) {
            play.emit(new FormTaken(unit.id(), form, name));
        }
    }
}
