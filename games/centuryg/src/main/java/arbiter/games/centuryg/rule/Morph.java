package arbiter.games.centuryg.rule;

import arbiter.games.centuryg.sheet.Form;
import arbiter.games.centuryg.sheet.UpgradeId;
import arbiter.games.centuryg.state.CenturyState;
import arbiter.games.centuryg.state.Fighter;
import arbiter.games.centuryg.state.FormTaken;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import java.util.ArrayList;
import java.util.List;

/** Changing between the forms of a machine. Ledger: frame, transformation, superior-morphing, BCG-ALT-1, BCG-AMB-103. */
public record Morph(int form, String name, int energy, boolean action) implements Deed {

    private static final String ITEM = "morph";
    private static final int TRANSFORMING = 2;

    /** Transformation for Energy; a Frame, with Superior Morphing, while docked. */
    static void begin(CenturyState state, Fighter unit, List<Deed> deeds) {
        if (unit.machine().forms().isEmpty() || state.done().contains(ITEM)) {
            return;
        }
        boolean superior = unit.owns(UpgradeId.SUPERIOR_MORPHING);
        if (unit.owns(UpgradeId.TRANSFORMATION)) {
            int energy = superior ? 1 : TRANSFORMING;
            if (unit.energy() >= energy) {
                offer(unit, energy, false, deeds);
            }
        } else if (superior && unit.base().isPresent()) {
            offer(unit, 0, false, deeds);
        }
    }

    /** As an Action: Transformation anywhere, a Frame only while docked. */
    static void act(CenturyState state, Fighter unit, List<Deed> deeds) {
        if (unit.machine().forms().isEmpty()) {
            return;
        }
        if (unit.owns(UpgradeId.TRANSFORMATION) || unit.base().isPresent()) {
            offer(unit, 0, true, deeds);
        }
    }

    private static void offer(Fighter unit, int energy, boolean action, List<Deed> deeds) {
        if (unit.crew().isCombined()) {
            return;
        }
        List<Form> forms = unit.machine().forms();
        List<Deed> others = new ArrayList<>(forms.size());
        for (int form = 0; form <= forms.size(); form++) {
            if (form != unit.form()) {
                others.add(new Morph(form, name(unit, form), energy, action));
            }
        }
        Ways.offer(ITEM, "Take another form", "morph.form", others, deeds);
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
        return Answer.cost("Energy", energy);
    }

    @Override
    public boolean leansOut() {
        return false;
    }

    @Override
    public void resolve(Play<CenturyState> play, Fighter unit) {
        if (action) {
            Aiming.lose(play, unit);
            if (unit.base().isEmpty()) {
                Boost.move(play, unit, Movement.budget(play.state(), unit, false), "morph.place");
            }
        } else if (!Spend.item(play, unit, ITEM, energy, "changing form")) {
            return;
        }
        if (unit.isFighting()) {
            play.emit(new FormTaken(unit.id(), form, name));
        }
    }
}
