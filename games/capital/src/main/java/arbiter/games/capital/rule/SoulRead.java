package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.state.Announced;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.kernel.Cost;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.List;
import java.util.Optional;

/** Soul Read: the answer to one short question about a unit within a metre, or what it witnessed. Ledger: soul-read. */
record SoulRead(Combatant telepath, Combatant other) implements Deed {

    private static final int METRES = 1;
    private static final int ENERGY = 2;

    static void offer(CapitalState state, Combatant telepath, List<Deed> menu) {
        if (!telepath.has(AbilityId.SOUL_READ) || !Purse.affords(state, telepath, ENERGY)) {
            return;
        }
        for (Combatant other : state.combatants()) {
            if (Minds.near(telepath, other, METRES)) {
                menu.add(new SoulRead(telepath, other));
            }
        }
    }

    @Override
    public String id() {
        return "soul-read:" + other.id();
    }

    @Override
    public String text() {
        return "Soul Read: " + other.name();
    }

    @Override
    public List<Cost> costs() {
        return List.of(new Cost("Energy", ENERGY));
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Unit(other.id()));
    }

    @Override
    public boolean isAction() {
        return true;
    }

    @Override
    public void resolve(Play<CapitalState> play, Manner manner) {
        if (Purse.pay(play, telepath, ENERGY, "Soul Read") && Minds.prevail(play, telepath, other, "reading a soul")) {
            play.emit(new Announced(telepath.id(), " learns the answer to one short question about " + other.name()));
        }
    }
}
