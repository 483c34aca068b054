package arbiter.games.wasteland.item;

import arbiter.games.wasteland.environment.SightDifficulty;
import arbiter.games.wasteland.points.Purse;
import arbiter.games.wasteland.quality.WeaponTrait;
import arbiter.games.wasteland.sheet.Attribute;
import arbiter.games.wasteland.sheet.SkillName;
import arbiter.games.wasteland.sheet.Weapon;
import arbiter.games.wasteland.test.TestAttempt;
import arbiter.games.wasteland.test.TestDifficulty;
import arbiter.games.wasteland.test.TestProcedure;
import arbiter.games.wasteland.turn.Occasion;
import arbiter.games.wasteland.turn.Price;
import arbiter.games.wasteland.turn.WastelandAct;
import arbiter.games.wasteland.unit.Fighter;
import arbiter.games.wasteland.unit.WastelandEvent;
import arbiter.games.wasteland.unit.WastelandState;
import arbiter.games.wasteland.zone.Nearness;
import arbiter.kernel.Line;
import arbiter.kernel.Modifiers;
import arbiter.kernel.Play;
import arbiter.kernel.Pointer;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * The entry on the menu that searches somebody helpless within reach. What is put away in the open is found anyway, a
 * Concealed weapon only with a passed test. Ledger: WAS-QUAL-4, AMB-77.
 */
record FriskAct(Fighter captive) implements WastelandAct {

    private static final int WELL_HIDDEN = 2;

    static void offer(WastelandState state, Fighter one, Consumer<WastelandAct> menu) {
        List<Fighter> units = state.units();
        for (int i = 0; i < units.size(); i++) {
            Fighter other = units.get(i);
            if (other.isHelpless() && state.enemies(one, other) && Nearness.within(one, other)) {
                menu.accept(new FriskAct(other));
            }
        }
    }

    @Override
    public Price price() {
        return Price.MAJOR;
    }

    @Override
    public String id() {
        return "frisk:" + captive.id();
    }

    @Override
    public String text() {
        return "Search " + captive.name();
    }

    @Override
    public Optional<Pointer> pointer() {
        return Optional.of(new Pointer.Unit(captive.id()));
    }

    @Override
    public boolean isIdle() {
        return true;
    }

    @Override
    public void resolve(Play<WastelandState> play, Occasion occasion) {
        Fighter one = occasion.actor();
        WastelandState state = play.state();
        Modifiers base = SightDifficulty.of(state, Modifiers.of("hidden", WELL_HIDDEN), one, captive.zone());
        Modifiers difficulty =
                TestDifficulty.ofDisturbed(state, TestDifficulty.ofActor(base, occasion, Attribute.PERCEPTION), one);
        boolean thorough = TestProcedure.resolve(
                        play,
                        TestAttempt.of(one, "a search", Attribute.PERCEPTION, SkillName.SURVIVAL, difficulty),
                        occasion.helpers())
                .passes();
        List<String> found = new ArrayList<>();
        for (CarriedItem carried : captive.items().items()) {
            if (carried.grip() == Grip.STOWED && (thorough || !isConcealed(carried))) {
                found.add(carried.item().name().toLowerCase(Locale.ROOT));
            }
        }
        play.emit(new BelongingsFound(one.id(), captive.id(), found));
        Purse.bankOutsideTurn(play, one);
    }

    private static boolean isConcealed(CarriedItem carried) {
        return carried.item() instanceof Weapon weapon
                && weapon.qualities().stream().anyMatch(WeaponTrait::isConcealed);
    }

    /** What somebody carries is known. */
    public record BelongingsFound(String unit, String whom, List<String> found) implements WastelandEvent {

        public BelongingsFound {
            found = List.copyOf(found);
        }

        @Override
        public void apply(WastelandState state) {}

        @Override
        public Line line(WastelandState state) {
            return tell(state, unit)
                    .words(" searches ")
                    .unit(whom, state.unit(whom).name())
                    .words(": " + (found.isEmpty() ? "nothing" : String.join(", ", found)))
                    .line();
        }
    }
}
