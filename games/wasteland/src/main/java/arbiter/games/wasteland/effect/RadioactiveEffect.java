package arbiter.games.wasteland.effect;

import arbiter.games.wasteland.damage.DamageSource;
import arbiter.games.wasteland.damage.Hit;
import arbiter.games.wasteland.health.Radiation;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;

/** After all other damage one packet of radiation, a point for each Effect. Ledger: WAS-EFF-5. */
record RadioactiveEffect() implements DamageEffect {

    @Override
    public String words() {
        return "Radioactive";
    }

    @Override
    public Afterwards when() {
        return Afterwards.RADIATION;
    }

    @Override
    public void afterwards(Play<WastelandState> play, DamageSource source, Hit first, int effects) {
        Radiation.take(play, first.target(), effects, first.location(), source.debilitating());
    }
}
