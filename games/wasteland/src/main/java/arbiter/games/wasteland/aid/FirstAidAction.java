package arbiter.games.wasteland.aid;

import arbiter.games.wasteland.health.Vitals;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.turn.Price;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Nearness;
import arbiter.kernel.Headline;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** The entry on the menu that gives First Aid to somebody within reach, or to oneself. Ledger: WAS-MAJ-5, WAS-AID-1. */
public record FirstAidAction(Fighter patient) implements WastelandAct {

    /** To friends who have something to be helped with. */
    public static void offer(WastelandState state, Fighter one, Consumer<WastelandAct> menu) {
        List<Fighter> units = state.units();
        for (int i = 0; i < units.size(); i++) {
            Fighter other = units.get(i);
            if (other.present()
                    && (other == one || Nearness.within(one, other) && !state.enemies(one, other))
                    && needsHelp(other)) {
                menu.accept(new FirstAidAction(other));
            }
        }
    }

    private static boolean needsHelp(Fighter other) {
        return other.vitals().health() < Vitals.maximum(other)
                || other.isHelpless()
                || other.injuries().untreated() > 0
                || other.vitals().radiation() > 0;
    }

    @Override
    public Price price() {
        return Price.MAJOR;
    }

    @Override
    public String id() {
        return "first-aid:" + patient.id();
    }

    @Override
    public String text() {
        return "First Aid for " + patient.name();
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Unit(patient.id()));
    }

    @Override
    public List<Headline> headlines() {
        return List.of(Headline.wanted("success"), Headline.wanted(patient.id() + " HP"), Headline.wanted("stable"));
    }

    @Override
    public void resolve(Play<WastelandState> play, Occasion occasion) {
        new FirstAid(play, occasion, patient).resolve();
    }
}
