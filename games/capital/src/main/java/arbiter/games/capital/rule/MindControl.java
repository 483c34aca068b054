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

/** Mind Control: an order of one word that a unit within two metres obeys unless it harms it. Ledger: mind-control. */
record MindControl(Combatant telepath, Combatant other) implements Deed {

    private static final int METRES = 2;
    private static final int ENERGY = 2;

    static void offer(CapitalState state, Combatant telepath, List<Deed> menu) {
        if (!telepath.has(AbilityId.MIND_CONTROL) || !Purse.affords(state, telepath, ENERGY)) {
            return;
        }
        for (Combatant other : state.combatants()) {
            if (Minds.near(telepath, other, METRES)) {
                menu.add(new MindControl(telepath, other));
            }
        }
    }

    @Override
    public String id() {
        return "mind-control:" + other.id();
    }

    @Override
    public String text() {
        return "Mind Control: " + other.name();
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
        if (Purse.pay(play, telepath, ENERGY, "Mind Control")
                && Minds.prevail(play, telepath, other, "controlling a mind")) {
            play.emit(new Announced(
                    other.id(),
                    " obeys one word of " + telepath.name() + " unless that would harm it, and knows it was made to"));
        }
    }
}
