package arbiter.games.centuryg.trait;

import arbiter.games.centuryg.match.Appeared;
import arbiter.games.centuryg.match.SceneScale;
import arbiter.games.centuryg.person.Body;
import arbiter.games.centuryg.person.Layer.LayerRefilled;
import arbiter.games.centuryg.person.Period;
import arbiter.games.centuryg.unit.CenturyState;
import arbiter.games.centuryg.unit.Fighter;
import arbiter.kernel.Call;
import arbiter.kernel.Play;
import java.util.List;

/** All Damage gone, between Scenes, once an Arc; even the dead are back. Ledger: backup-bodies. */
public record BackupBodies() implements PersonTrait {

    @Override
    public void offerInScene(CenturyState state, Fighter fighter, TraitInUse own, List<Call> calls) {
        if (state.scene().scale() != SceneScale.MATCH) {
            offerFallen(fighter, own, calls);
        }
    }

    @Override
    public void offerFallen(Fighter fighter, TraitInUse own, List<Call> calls) {
        TraitCalls.add(fighter, own, play -> resolve(play, fighter, own), calls);
    }

    private static void resolve(Play<CenturyState> play, Fighter fighter, TraitInUse own) {
        TraitUses.use(play, fighter, own, Period.ARC);
        for (int i = 0; i < Body.LAYERS; i++) {
            play.emit(new LayerRefilled(fighter.id(), i, "a new body"));
        }
        if (!fighter.isFighting()) {
            play.emit(new Appeared(fighter.id(), fighter.zone(), false));
        }
    }

    @Override
    public int worthBetweenScenes(Fighter person) {
        return person.body().layersLost() > 1 ? 1 : 0;
    }
}
