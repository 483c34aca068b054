package arbiter.games.capital.sheet.build;

import arbiter.content.yaml.EnumWords;
import arbiter.games.capital.sheet.Armed;
import arbiter.games.capital.sheet.AttackFlag;
import arbiter.games.capital.sheet.AttackProfile;
import arbiter.games.capital.sheet.Basis;
import arbiter.games.capital.sheet.DamageType;
import arbiter.games.capital.sheet.Profile;
import arbiter.games.capital.sheet.Strike;
import arbiter.games.capital.sheet.VehicleAction;
import arbiter.games.capital.sheet.VehicleProfile;
import arbiter.kernel.Modifiers;
import java.util.ArrayList;
import java.util.List;

/** An Attack that a unit has, with what its roll adds to the dice when nothing else matters. Ledger: CAP-AMB-52. */
public record AttackLine(String source, AttackProfile attack, DamageType type, Modifiers roll) {

    private static final int TRAINED = 2;

    /** With weapons, by nature, and with the Signature Vehicle; those that need Training only with it. */
    static List<AttackLine> of(Profile profile) {
        List<AttackLine> lines = new ArrayList<>();
        for (Armed armed : profile.weapons().stream().distinct().toList()) {
            armed.weapon()
                    .attacks()
                    .forEach(attack ->
                            add(lines, profile, armed.weapon().name(), attack, armed.type(), armed.trained()));
        }
        for (Strike strike : profile.strikes()) {
            add(lines, profile, strike.attack().name(), strike.attack(), strike.type(), false);
        }
        profile.vehicle().ifPresent(vehicle -> addVehicle(lines, profile, vehicle));
        return List.copyOf(lines);
    }

    private static void addVehicle(List<AttackLine> lines, Profile profile, VehicleProfile vehicle) {
        for (VehicleAction action : vehicle.vehicle().actions()) {
            if (action instanceof VehicleAction.Attack shot) {
                DamageType type = vehicle.typeOf(shot.profile());
                add(lines, profile, vehicle.name(), shot.profile(), type, true);
            }
        }
    }

    private static void add(
            List<AttackLine> lines,
            Profile profile,
            String source,
            AttackProfile attack,
            DamageType type,
            boolean trained) {
        if (trained || !attack.is(AttackFlag.TRAINED_ONLY)) {
            Basis basis = attack.roll().attack();
            Modifiers roll = Modifiers.of(basis.attribute().map(Enum::name).orElse("fixed"), profile.score(basis))
                    .and("training", trained ? TRAINED : 0)
                    .and(source, attack.bonus());
            lines.add(new AttackLine(source, attack, type, roll));
        }
    }

    /** In one line: {@code Pistol, 30m VSN vs AGI, 10 sharp: +7 VSN +2 training}. */
    @Override
    public String toString() {
        return source + ", " + attack.described() + " " + EnumWords.of(type) + ": " + roll;
    }
}
