package arbiter.games.narrative.power;

import arbiter.games.narrative.sheet.PowerEffect;
import arbiter.games.narrative.turn.NarrativeAct;
import arbiter.games.narrative.turn.Price;
import arbiter.games.narrative.unit.NarrativeState;
import arbiter.games.narrative.unit.Participant;
import arbiter.games.narrative.unit.TableRules;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import arbiter.tabletop.act.UnitOption;
import java.util.List;
import java.util.Optional;

/** Manifesting a power that is ready: on its one target, or on one of those for whom it is just right. Ledger: NAR-PSY-2. */
public record ManifestAct(ReadyPowers.Ready ready, TableRules rules) implements NarrativeAct {

    @Override
    public Price price() {
        return Price.ACTION;
    }

    /** {@code manifest:attack-blast+range}: the bundle, and what its targets need besides. */
    @Override
    public String id() {
        List<PowerEffect> effects = ready.choice().effects();
        StringBuilder id =
                new StringBuilder("manifest:").append(ready.bundle().id().substring("bundle-".length()));
        for (PowerEffect needed : effects.subList(ready.bundle().effects().size(), effects.size())) {
            id.append('+').append(needed.id().substring(needed.power().id().length() + 1));
        }
        return id.toString();
    }

    private int dice() {
        return ready.choice().dice(rules).total();
    }

    /** {@code Attack, Blast, Range +1 through Telekinesis: 3 difficulty dice}. */
    @Override
    public String text() {
        String on =
                ready.targets().size() == 1 ? " on " + ready.targets().get(0).name() : "";
        return ready.choice().words() + " through "
                + ready.choice().discipline().name() + on + ": " + EffectOption.words(dice());
    }

    @Override
    public List<Cost> costs() {
        return List.of(new Cost("difficulty dice", dice()), new Cost("strain", 2));
    }

    @Override
    public Optional<Pointer> pointer() {
        return ready.targets().size() == 1
                ? Optional.of(new Pointer.Unit(ready.targets().get(0).id()))
                : Optional.empty();
    }

    @Override
    public List<String> whom() {
        return UnitOption.ids(ready.targets());
    }

    @Override
    public void resolve(Play<NarrativeState> play, Participant psyker) {
        Participant target =
                UnitOption.choose(play, psyker.decider(), "power.target", ready.targets(), () -> "On whom?");
        ready.choice().power().trait().manifest(play, new PowerPlan(psyker, ready.choice(), List.of(target), false));
    }
}
