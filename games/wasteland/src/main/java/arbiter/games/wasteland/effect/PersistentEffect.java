package arbiter.games.wasteland.effect;

import arbiter.games.wasteland.damage.DamageSource;
import arbiter.games.wasteland.damage.Hit;
import arbiter.games.wasteland.damage.PersistentDamage;
import arbiter.games.wasteland.sheet.DamageType;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.kernel.Play;
import java.util.Optional;

/** The weapon's damage comes again for as many turns as there are Effects, of its own type if it names one. Ledger: WAS-EFF-3. */
record PersistentEffect(Optional<DamageType> type) implements DamageEffect {

    @Override
    public String words() {
        return "Persistent" + type.map(one -> " (" + one.word() + ")").orElse("");
    }

    @Override
    public Afterwards when() {
        return Afterwards.PERSISTENT;
    }

    @Override
    public void afterwards(Play<WastelandState> play, DamageSource source, Hit first, int effects) {
        PersistentDamage.begin(play, source, first, type.orElse(source.weapon().type()), effects);
    }
}
