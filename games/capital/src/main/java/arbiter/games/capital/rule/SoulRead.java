package arbiter.games.capital.rule;

import arbiter.games.capital.sheet.AbilityId;
import arbiter.games.capital.state.Announced;
import arbiter.games.capital.state.CapitalState;
import arbiter.games.capital.state.Combatant;
import arbiter.kernel.Play;
import java.util.List;

/** Soul Read: the answer to one short question about a unit within a metre, or what it witnessed. Ledger: soul-read. */
record SoulRead(Combatant telepath, Combatant other) implements MindDeed {

    private static final int METRES = 1;

    static void offer(CapitalState state, Combatant telepath, List<Deed> menu) {
        MindDeed.offer(state, telepath, AbilityId.SOUL_READ, METRES, other -> new SoulRead(telepath, other), menu);
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
    public void resolve(Play<CapitalState> play, Manner manner) {
        if (succeeds(play, "Soul Read", "reading a soul")) {
            play.emit(new Announced(telepath.id(), " learns the answer to one short question about " + other.name()));
        }
    }
}
