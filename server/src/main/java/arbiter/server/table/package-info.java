/**
 * Tables being hosted: who sits there, what they do, what each of them sees.
 *
 * <p>The path of one command, from the socket to everybody's screen:
 *
 * <ol>
 *   <li>{@code http.TableSocket} reads a {@code http.ClientFrame}; {@code http.CommandGate} applies the rate limits.
 *   <li>{@link HostedTable#command} takes the table's lock and passes over a key it has seen ({@code loaded.RecentCommands}).
 *   <li>{@link StoredTableSession} gives the {@link SeatedTable}: the {@code loaded.LoadedTable} with its {@code loaded.Seating};
 *       it is brought back by {@link TableLoader} from a {@link TableSnapshot} and the records since, if need be.
 *   <li>{@link MemberCommand}, a {@link TableAction}, is the {@link Command} that {@link CommandReader} read, given to {@link CommandExecutor}.
 *   <li>{@link GameMoves} carries out what changes the game on {@code interpreters.live.Table}; others are
 *       {@link Chat}, {@link Proposals}, {@link DiceReveal}. Each returns a {@code loaded.PendingRecord}.
 *   <li>{@link StoredTableSession} appends it to {@code store.Records}; only then {@code loaded.LoadedTable.settle} counts it.
 *   <li>{@link Watchers} draws a {@link TableView} for every {@code loaded.Sight} and sends what changed.
 *   <li>The {@link Ack} goes back to the sender; the machine's seats answer next ({@link MachineAction}).
 * </ol>
 */
package arbiter.server.table;
