package arbiter.games.centuryg.machine;

import arbiter.games.centuryg.crew.Combine;
import arbiter.games.centuryg.machine.Outfit.FormTaken;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Option;
import arbiter.kernel.Play;
import arbiter.kernel.Request;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Before anything else: forms, Frames and Combinations to deploy in. Ledger: BCG-OP-2, BCG-COMB-2, 5.0 step 2. */
public final class Deployment {

    private Deployment() {}

    /** A form to begin in. */
    record Shape(int form, String text) implements Option {

        @Override
        public String id() {
            return "form:" + form;
        }
    }

    public static void resolve(Play<CenturyState> play) {
        for (Fighter unit : play.state().units()) {
            if (unit.machine().combination().isPresent()) {
                combine(play, unit);
            }
            if (!unit.machine().forms().isEmpty()
                    && !unit.crew().isAboard()
                    && unit.base().isEmpty()) {
                shape(play, unit);
            }
        }
    }

    private static void combine(Play<CenturyState> play, Fighter unit) {
        Optional<Combine> combine = Combine.of(play.state(), unit);
        if (combine.isPresent()
                && combine.get().lead() == unit
                && play.confirm(
                        unit.decider(), "deploy.combine", () -> combine.get().text() + "?")) {
            combine.get().join(play);
        }
    }

    private static void shape(Play<CenturyState> play, Fighter unit) {
        if (unit.crew().isCombined()) {
            return;
        }
        List<Shape> shapes = new ArrayList<>();
        for (int form = 0; form <= unit.machine().forms().size(); form++) {
            shapes.add(new Shape(form, MorphAction.name(unit, form)));
        }
        Shape shape = play.choose(Request.one(unit.decider(), "deploy.form", shapes)
                .asking(() -> "In which form does " + unit.name() + " deploy?"));
        if (shape.form() != unit.form()) {
            play.emit(new FormTaken(unit.id(), shape.form(), shape.text()));
        }
    }
}
