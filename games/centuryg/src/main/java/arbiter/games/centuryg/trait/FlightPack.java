package arbiter.games.centuryg.trait;

import arbiter.games.centuryg.person.Note;
import arbiter.games.centuryg.person.Noted;
import arbiter.games.centuryg.person.Period;
import arbiter.games.centuryg.terrain.Terrain;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Call;
import arbiter.kernel.Play;
import java.util.List;

/** Free flight, at most one Zone high, until the Scene ends. Ledger: flight-pack. */
public record FlightPack() implements PersonTrait {

    @Override
    public void offerInScene(CenturyState state, Fighter fighter, TraitInUse own, List<Call> calls) {
        TraitCalls.add(fighter, own, play -> resolve(play, fighter, own), calls);
    }

    private static void resolve(Play<CenturyState> play, Fighter fighter, TraitInUse own) {
        TraitUses.use(play, fighter, own, Period.EPISODE);
        Note note = new Note(Note.Kind.FLYING, "", 1, Period.SCENE);
        play.emit(new Noted(fighter.id(), note, "flies until the Scene ends"));
    }

    @Override
    public int worthInScene(CenturyState state, Fighter person, TraitInUse own) {
        return state.ground().count(person.zone(), Terrain.DIFFICULT) > 0 ? 1 : 0;
    }
}
