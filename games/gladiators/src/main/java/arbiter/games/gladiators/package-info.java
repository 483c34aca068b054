/**
 * Glorious Gladiators: superheroes on hexes, one D10, whose players design their powers.
 *
 * <ul>
 *   <li>{@code sheet}: what content and files say. {@code Ability} and {@code AbilityModifier} are entries with their
 *       price lists; {@code Build} is a character's file, {@code PowerDesign} one power of it. {@code SuperPower} is a
 *       design whose words were understood, {@code PlainPower} the same with everything Flexible chosen.
 *   <li>{@code sheet.build}: {@code Cost} with every GP as a part, checks with a {@code Code} for everything that can be
 *       wrong, {@code Sheet} as what comes of a build, and the questions that lead to a new one.
 *   <li>{@code ability}: an {@code AbilityKind} for each of the 47 abilities, and the extension points of play that
 *       sheets ask already: {@code ToHitAbility}, {@code DodgeAbility}, {@code ProtectingAbility}.
 *   <li>{@code modifier}: a {@code ModifierKind} for each of the 61 modifiers, by what they change: aim, duration,
 *       effect, what stays open (flexible), and drawbacks.
 *   <li>{@code board}: the hexes of a fight. {@code BattleMap} is the ground, {@code Walls} what stands on it;
 *       {@code LineOfFire} says what is seen and shot at from where, {@code AreaPlacement}, {@code AreaDeviation} and
 *       {@code AreaReach} where Areas lie and whom they get to, {@code StrayShot} and {@code FlightPath} what happens to
 *       shots and bodies on their way. It knows no unit and rolls no die.
 *   <li>{@code environment}: {@code Environments} over these hexes, what opposes what, and what each does.
 * </ul>
 *
 * Why it is cut this way: docs/adr/0018-powers-are-composed.md.
 */
package arbiter.games.gladiators;
